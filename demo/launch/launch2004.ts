import { launch } from './launch.ts';
import { createRuntime2004 } from './runtime2004.ts';

launch(createRuntime2004);
