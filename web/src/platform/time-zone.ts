/** This browser's, by its name: 'America/New_York'. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'New York' of 'America/New_York'. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
