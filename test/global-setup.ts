import { compile } from './project.ts';

/** Compiles what tests run once, before any of them: one that did so by itself would write what others read. */
export default compile;
