/** What the navigation shows of the signed-in person; a visitor has none. */
export interface NavigationViewer {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly avatar?: string | undefined
  readonly verified: boolean
  readonly unreadMessages: number
}
