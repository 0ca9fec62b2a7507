export { tearDown as default } from './system-setup.ts';
