export const presenceTexts = {
  online: 'Online',
  /** 'now', '5 minutes ago', 'yesterday', '9 November'. */
  lastSeen: (when: string) => (when === 'now' ? 'Last seen just now' : `Last seen ${when}`),
} as const
