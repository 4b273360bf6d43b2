import { launch } from './launch.ts';
import { createRuntime12 } from './runtime12.ts';

launch(createRuntime12);
