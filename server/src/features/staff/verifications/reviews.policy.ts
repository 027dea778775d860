/** Nobody gives, refuses or takes back their own badge. */
export const mayDecide = (viewerId: string, personId: string): boolean => viewerId !== personId
