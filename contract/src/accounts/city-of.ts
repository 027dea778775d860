/** 'Leeds' of 'Leeds, United Kingdom'; the whole text if nothing stands before its first comma. */
export const cityOf = (location: string): string => location.split(',')[0]?.trim() || location
