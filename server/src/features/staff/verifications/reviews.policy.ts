/** Nobody decides about their own badge. */
export const mayDecide = (viewerId: string, personId: string): boolean => viewerId !== personId

export const mayRevoke = mayDecide
