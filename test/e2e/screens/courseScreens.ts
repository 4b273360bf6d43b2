import type { Page } from 'playwright-core';
import { portal } from '../support/harness.ts';
import { press } from '../support/press.ts';
import type { Screen } from './Screen.ts';
import { and, begun, content, course, inCatalog, part, showContents, withFrame } from './ways.ts';

const finishDialog = async (page: Page) => {
  await page.goto(portal + content('STA 210'));
  await showContents(page);
  await press(page.locator('lectern-player .toc .toc-end button'));
};

const screens: readonly Screen[] = [
  { file: 'to-start', open: course('BIO 214'), ready: 'lectern-player .buttons .filled' },
  { file: 'to-enrol', open: inCatalog('NEU 215'), ready: 'lectern-player .buttons .filled' },
  { file: 'to-enrol-later', open: inCatalog('DAT 210'), ready: 'lectern-player .notice' },
  { file: 'with-grade', open: course('SAF 120'), ready: 'lectern-player .attempts td:visible' },
  { file: 'in-grading', open: course('MIC 220'), ready: 'lectern-player .box dl' },
  { file: 'not-open-yet', open: course('EPI 230'), ready: 'lectern-player .notice' },
  { file: 'draft', open: course('PHA 310'), ready: 'lectern-player .notice' },
  { file: 'mandatory', open: inCatalog('LAW 140'), ready: 'lectern-player .buttons :is([disabled], [aria-disabled])' },
  {
    file: 'of-somebody-else',
    open: '/learn/courses/00000000-0000-4000-8000-000000000000',
    ready: 'lectern-player .empty-state',
  },
  { file: 'text', open: content('STA 210'), ready: 'lectern-player .author p' },
  {
    file: 'contents',
    open: async (page) => {
      await page.goto(portal + content('STA 210'));
      await showContents(page);
    },
    ready: 'lectern-player [role=treeitem]',
    width: 390,
  },
  {
    file: 'discussion',
    open: part('STA 210', '04-4-uncertainty', '04-4-4-discussion-a-result-you-doubted.html'),
    ready: 'lectern-player .post-text',
  },
  { file: 'finish-dialog', open: finishDialog, ready: 'lectern-player dialog.dialog[open] .todo' },
  { file: 'tutor', open: and(content('STA 210'), '.tutor-button button'), ready: 'lectern-tutor .btn' },
  {
    file: 'film',
    person: 'ines',
    open: part('KIN 110', '02-one-step-slowly.html'),
    ready: ['lectern-player video', 'lectern-player .under'],
  },
  {
    file: 'pictures',
    person: 'ines',
    open: and(part('KIN 110', '03-the-step-in-pictures.html'), 'lectern-player .author button'),
    ready: 'lectern-player dialog[open] img',
  },
  {
    file: 'pdf',
    person: 'ines',
    open: part('KIN 110', '04-reading-a-gait-report.html'),
    ready: 'lectern-player .leaf canvas',
  },
  {
    file: 'team',
    person: 'juno',
    open: begun('TEA 150', part('TEA 150', '02-write-one-report.html')),
    ready: 'lectern-player .team-start, lectern-player .team',
  },
  {
    file: 'survey',
    person: 'pavel',
    open: begun('LBK 010', part('LBK 010', '02-four-questions.html')),
    ready: 'lectern-player [role=radiogroup]',
  },
  {
    file: 'tool',
    person: 'pavel',
    open: withFrame(begun('LAB 240', part('LAB 240', '02-gel.html')), (frame) => frame.locator('button')),
    ready: 'lectern-player iframe',
  },
  {
    file: 'package',
    person: 'pavel',
    open: withFrame(begun('HYG 115', part('HYG 115', '02-clean-hands.html')), (frame) =>
      frame.frameLocator('iframe').locator('button:visible'),
    ),
    ready: 'lectern-player iframe',
  },
  { file: 'proctored', person: 'juno', open: course('EXA 300'), ready: 'lectern-player .buttons .filled' },
  {
    file: 'long-read',
    open: begun('KIN 120', content('KIN 120')),
    ready: 'lectern-player .section .author p',
  },
  { file: 'tiles', open: begun('KIN 140', content('KIN 140')), ready: 'lectern-player .tile' },
];

/** The pages of a course. */
export const courseScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  file: `course/${screen.file}`,
  person: screen.person ?? 'mira',
}));
