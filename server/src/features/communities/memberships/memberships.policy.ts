type Role = 'member' | 'leader' | null

/** The leader removes members or hands over to them; nobody can do so with the leader. */
export const canRemove = (viewer: Role, member: Role): boolean =>
  viewer === 'leader' && member === 'member'
