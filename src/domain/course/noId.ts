/** The id that means "none" for terms and scales (DATA-10). */
export const noId = '00000000-0000-0000-0000-000000000000';
