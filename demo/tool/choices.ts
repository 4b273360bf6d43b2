import type { LTISession, LTITool } from '@lti-tool/core';
import type { FastifyReply } from 'fastify';
import { activityNames, type ActivityName } from './experiments.ts';
import { choosePage } from './pages.ts';
import { quizzes } from './quizzes.ts';
import { toolTexts, type ToolLanguage } from './texts.ts';

const titleOf = (name: ActivityName, language: ToolLanguage): string =>
  name === 'electrophoresis' ? toolTexts[language].gel : quizzes[name][language].title;

/** The page where an author chooses activities for a course (Deep Linking). */
export const choose = (session: LTISession, language: ToolLanguage): string =>
  choosePage(
    language,
    session.id,
    activityNames.map((id) => ({ id, title: titleOf(id, language) })),
  );

/** Sends the chosen activities back to the platform, by the library's own page. */
export async function chosen(
  tool: LTITool,
  session: LTISession,
  wanted: unknown,
  origin: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const names = [wanted].flat().filter((name): name is ActivityName => activityNames.some((known) => known === name));
  const markup = await tool.createDeepLinkingResponse(
    session,
    names.map((name) => ({
      type: 'ltiResourceLink' as const,
      title: titleOf(name, 'en'),
      url: `${origin}/launch`,
      custom: { experiment: name },
      lineItem: { scoreMaximum: 100, label: titleOf(name, 'en') },
    })),
  );
  const back = session.services?.deepLinking?.returnUrl;
  const action = back ? new URL(back).origin : "'none'";
  // Its page sends the form by an inline script, which this one reply allows.
  return reply
    .header('content-security-policy', `default-src 'none'; script-src 'unsafe-inline'; form-action ${action}`)
    .type('text/html; charset=utf-8')
    .send(markup);
}
