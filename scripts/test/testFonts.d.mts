export declare function fontEnvironment(): { readonly FONTCONFIG_FILE?: string };
