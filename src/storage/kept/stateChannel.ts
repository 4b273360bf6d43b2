/** The channel on which the worker tells all pages whether the server answers or kept replies are shown (OFF-2). */
export const stateChannel = 'lectern-kept';
