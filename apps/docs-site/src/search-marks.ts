import '@org/search-ui/styles.css';

export { showMarks } from '@org/search-ui/marks';
