type Role = 'member' | 'leader' | null

/** The leader takes others out or hands over to them; nobody does so with the leader. */
export const canRemove = (viewer: Role, member: Role): boolean =>
  viewer === 'leader' && member === 'member'
