/** For the pages whose features are not built yet. */
export const comingTexts = {
  marketplace: 'Marketplace',
  marketplaceTitle: 'No listings here yet',
  marketplaceBody: 'Work on offer and people open to work will be listed on this page.',
  signIn: 'Sign In',
} as const
