import type { ltiTools } from '../db/schemaLti.ts';
import { toolPlaceholder } from './readMaterial.ts';
import type { SeedDates } from './seedDates.ts';

/** `tools.json`: tools with paths below the address of the demonstration's tool. */
export type ToolsFile = readonly {
  readonly id: string;
  readonly name: string;
  readonly deploymentId: string;
  readonly login: string;
  readonly launch: readonly string[];
  readonly target: string;
  readonly choose?: string;
  readonly keys: string;
  readonly personalData: 'none' | 'name' | 'email';
  readonly permissions: readonly string[];
  readonly version11?: { readonly key: string; readonly secret: string };
}[];

/** Rows of tools (LTI-3). */
export const toolRows = (tools: ToolsFile, dates: SeedDates): (typeof ltiTools.$inferInsert)[] => {
  const at = (path: string) => toolPlaceholder + path;
  return tools.map(({ login, launch, target, choose, keys, version11, ...tool }) => ({
    ...tool,
    loginUrl: at(login),
    redirectUris: launch.map(at),
    targetLinkUri: at(target),
    deepLinkUrl: choose === undefined ? null : at(choose),
    jwksUrl: at(keys),
    consumerKey: version11?.key ?? null,
    sharedSecret: version11?.secret ?? null,
    made: dates.at(-100),
  }));
};
