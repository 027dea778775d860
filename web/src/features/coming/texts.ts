/** For the pages whose features are not built yet. */
export const comingTexts = {
  home: 'Home',
  homeTitle: 'Your feed is not here yet',
  homeBody: 'Posts, events and messages of your communities will be on this page.',
  events: 'Events',
  eventsTitle: 'No events here yet',
  eventsBody: 'Events of your communities will be listed on this page.',
  marketplace: 'Marketplace',
  marketplaceTitle: 'No listings here yet',
  marketplaceBody: 'Work on offer and people open to work will be listed on this page.',
  signIn: 'Sign In',
} as const
