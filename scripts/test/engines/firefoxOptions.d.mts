import type { puppeteerCore } from '@web/test-runner-chrome';

export declare function firefoxOptions(): puppeteerCore.LaunchOptions;
