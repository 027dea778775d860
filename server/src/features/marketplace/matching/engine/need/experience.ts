import type { ExperienceLevel } from '@patchbay/contract/accounts/profile-choices'
import { withFigures } from './number-words.ts'

/** A request for lessons describes the pupil as a beginner, not the teacher. */
const taught =
  /\b(?:lessons?|tuition|teach\w*|tutor\w*|course|coach\w*|classes|pupil|for beginners|(?:intensive )?study|learn (?:to|how))\b/iu

/** A 'professional demo' is what is wished for, not who makes it. */
const levels: readonly (readonly [ExperienceLevel, RegExp])[] = [
  [
    'beginner',
    /\b(?:beginners?|newcomers?|newbies?|just starting|starting out|start(?:s|ing)? (?:of )?(?:their|his|her) (?:own )?career|(?:at the )?beginning of (?:their|his|her)|students?(?! films?| union| nights?)|aspiring|inexperienced|no experience|amateurs?|junior|trainees?|apprentices?|up and coming|fresh (?:out|from)|first (?:job|gig|credit)s?|still learning|new to (?:it|this|the))\b/iu,
  ],
  [
    'intermediate',
    /\b(?:intermediate|some experience|semi[- ]?pro(?:fessional)?|a (?:bit|little) of experience|not (?:a )?beginner)\b/iu,
  ],
  [
    'professional',
    /\b(?:professionals?(?! (?:demos?|recordings?|sound|quality|results?|records?|videos?|photos?|finish))|pro|qualified|experienced|established|full[- ]time)\b/iu,
  ],
  [
    'veteran',
    /\b(?:veterans?|seasoned|decades?|very experienced|highly experienced|senior|old hand|long experience|long[- ]standing|world[- ]class|top[- ]level)\b/iu,
  ],
]
const years =
  /\b(\d{1,2})\s?\+?(?: or more)? (?:years|yrs)(?: (?:of |in |behind |on |as |doing |experience|plus)|'|’|\b)/iu
const ofExperience =
  /\b(?:experience|behind|trade|business|career|at least|over|more than|minimum|plus|doing)\b/iu

/** Who it is for, or who asks: 'a person who does this for amateurs', 'we are beginners'. */
const theirs =
  /\b(?:for|am|are|i['’]m|we['’]re|as) (?:(?:an?|the|total|complete|absolute|adult|shy|only|all|just|our|my|still) ){0,3}(?:amateurs?|beginners?|newcomers?|newbies?|students?|trainees?|starting out|just starting)\b|\b[^,.;!?]{0,40}\b(?:is|are|would be) (?:just |also |quite )?(?:fine|ok|okay|welcome|enough)\b|\bamateur (?=dramatic|choir|choral|group|orchestra|musical|theatre|band|society|operetta)/giu

/** The requested levels; empty if none is mentioned. */
export function findExperience(text: string): ExperienceLevel[] {
  const isTaught = taught.test(text)
  const asked = text.replaceAll(theirs, ' ')
  const found = levels
    .filter(([level, words]) => words.test(asked) && !(isTaught && level === 'beginner'))
    .map(([level]) => level)
  const figures = withFigures(text)
  const match = years.exec(figures)
  const around =
    match === null ? '' : figures.slice(Math.max(0, match.index - 25), match.index + 45)
  if (match !== null && ofExperience.test(around)) {
    const count = Number(match[1])
    const level = count >= 10 ? 'veteran' : count >= 4 ? 'professional' : 'intermediate'
    if (!found.includes(level)) found.push(level)
  }
  // If both seasoned and professional are mentioned, the higher level counts.
  if (found.includes('veteran')) return ['veteran']
  return found.includes('beginner') &&
    found.includes('professional') &&
    /inexperienced/iu.test(text)
    ? ['beginner']
    : found
}
