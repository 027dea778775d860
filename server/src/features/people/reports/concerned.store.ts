/**
 * In SQL: whether the report is about this person, who must not decide about it. A community may
 * have passed on to them since it was reported.
 */
export const concerns = (report: string, personId: string): string => `
  (${report}.reported_id = ${personId} or (${report}.subject_type = 'community' and exists (
    select 1 from communities led
    where led.id = ${report}.subject_id and led.leader_id = ${personId})))`
