/** The fields of the signed-in person that the navigation shows. */
export interface NavigationViewer {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly avatar?: string | undefined
  readonly verified: boolean
  readonly unreadMessages: number
  /** Has a role, so that there is a console for them. */
  readonly isStaff?: boolean
}
