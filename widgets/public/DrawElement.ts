import type { ReactNode } from 'react';
import type { RuntimePort } from '../../src/port/port.ts';
import type { Configuration } from '../index.ts';
import type { DrawnPage } from './DrawnPage.ts';

/** Draws an element with its attributes from the prepared data. */
export type DrawElement = (
  port: RuntimePort,
  attributes: Readonly<Record<string, string>>,
  configuration: Configuration,
) => Pick<DrawnPage, 'about' | 'sections'> & { readonly view: ReactNode };
