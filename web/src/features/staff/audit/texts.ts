export const auditTexts = {
  page: 'Audit log',
  hint: 'What staff and operators did. Nobody can change it.',
  loading: 'Loading the log…',
  notLoaded: 'The log could not be loaded.',
  empty: 'Nothing was done yet.',
  by: (name: string, isOperator: boolean): string =>
    isOperator ? `${name}, on the command line` : name,
  about: (name: string): string => `about ${name}`,
  noName: 'somebody without a name',
  more: 'Show more',
  loadingMore: 'Loading…',
  moreFailed: 'More could not be loaded.',
} as const
