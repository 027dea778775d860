/** The relation between the viewer and another person. */
export interface PersonAccess {
  readonly own: boolean
  /** The viewer has blocked the person. */
  readonly blocked: boolean
  /** The person has blocked the viewer. */
  readonly blocksViewer: boolean
  /** The person is banned now; admins see them nevertheless. */
  readonly banned: boolean
}

export const mayMessage = ({ own, blocked, blocksViewer, banned }: PersonAccess): boolean =>
  !own && !blocked && !blocksViewer && !banned

/** It stays true if the viewer has already blocked the person: blocking again changes nothing. */
export const mayBlock = ({ own, blocked, blocksViewer }: PersonAccess): boolean =>
  !own && (blocked || !blocksViewer)

export const mayReportPerson = ({ own, blocksViewer }: PersonAccess): boolean =>
  !own && !blocksViewer

export const canOf = (access: PersonAccess) => ({
  message: mayMessage(access),
  block: mayBlock(access) && !access.blocked,
  unblock: access.blocked,
  report: mayReportPerson(access),
})
