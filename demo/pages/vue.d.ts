/** A component of Vue, compiled by scripts/build/vueForEsbuild.mjs. */
declare module '*.vue' {
  import type { Component } from 'vue';
  export const component: Component;
}
