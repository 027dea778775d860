/** The IANA time zone of this browser, such as 'America/New_York'. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'America/New_York' becomes 'New York'. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
