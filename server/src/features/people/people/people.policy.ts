/** The relation between the viewer and another person. */
export interface PersonStanding {
  readonly own: boolean
  /** The viewer has blocked the person. */
  readonly blocked: boolean
  /** The person has blocked the viewer. */
  readonly blocksViewer: boolean
  /** The person is banned now; admins see them nevertheless. */
  readonly banned: boolean
}

export const mayMessage = ({ own, blocked, blocksViewer, banned }: PersonStanding): boolean =>
  !own && !blocked && !blocksViewer && !banned

/** Also true if the viewer has already blocked the person: blocking again changes nothing. */
export const mayBlock = ({ own, blocked, blocksViewer }: PersonStanding): boolean =>
  !own && (blocked || !blocksViewer)

export const mayReportPerson = ({ own, blocksViewer }: PersonStanding): boolean =>
  !own && !blocksViewer

export const canOf = (standing: PersonStanding) => ({
  message: mayMessage(standing),
  block: mayBlock(standing) && !standing.blocked,
  unblock: standing.blocked,
  report: mayReportPerson(standing),
})
