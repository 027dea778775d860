export const errorTexts = {
  home: 'Go to Home',
  retry: 'Try again',
  retrying: 'Trying...',
  notFoundTitle: 'Page not found',
  notFoundBody: 'There is nothing at this address. It may have moved, or the link is wrong.',
  errorTitle: 'Something went wrong',
  errorBody: 'This page could not be shown. Try again; if it keeps happening, go to Home.',
  chunkTitle: 'This page could not be loaded',
  chunkBody: 'Your connection dropped, or a new version has just been released.',
  stillDown: 'The server still does not answer. Wait a moment and try again.',
  loading: 'Loading...',
} as const
