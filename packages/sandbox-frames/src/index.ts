export { type FrameName, readSandboxFrame, type SandboxFrame } from './read-sandbox-frame.js';
