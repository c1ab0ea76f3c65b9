export { type FrameName, readSandboxFrame, type SandboxFrame } from './read-sandbox-frame.js';
export type { DiagramFrameMessage, DiagramHostMessage } from './diagram/messages.js';
export type { FrameMessage, HostMessage } from './live/messages.js';
