// `import 'lectern/define'`: defines the elements, with nothing more to call.
import { define } from './index.ts';

define();
