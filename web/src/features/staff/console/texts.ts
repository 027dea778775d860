export const consoleTexts = {
  title: 'Staff',
  navigation: 'Staff',
  back: 'Back to Patchbay',
  open: (count: number): string => `${count} open`,
  loading: 'Opening the console…',
  notLoaded: 'The console could not be loaded.',
  reports: 'Reports',
  audit: 'Audit log',
  verifications: 'Verifications',
  feedback: 'Questions',
  people: 'People',
  notFound: 'There is no such page.',
} as const
