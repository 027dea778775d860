export const texts = {
  contacts: 'Unread for hours',
  events: 'What has changed',
  requests: 'Who asks',
  about: (title: string) => `About ${title}`,
  online: 'Online',
}
