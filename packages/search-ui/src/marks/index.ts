export { type MarksOptions, showMarks } from './show-marks.js';
export { MARK_PARAMETER } from './mark-parameter.js';
