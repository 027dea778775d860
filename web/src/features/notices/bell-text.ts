/** By itself, since every page carries it. */
export const bellText = 'Notifications'
