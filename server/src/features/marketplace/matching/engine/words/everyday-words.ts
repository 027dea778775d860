/** Colloquial words that a vocabulary made from encyclopedias lacks. */
const list = `
  aunty auntie bloke bloody boozer brilliant cheers chuffed colleague colleagues crap dad daft decent
  definitely excited fab fiance fiancee flat fortnight gran grandad granddad grandma grandpa granny
  grannies hubby kid kids lad lads landlord laptop laptops lass lockdown loads loft lorry lorries lovely
  mate mates mum mummy nan nana nephew niece nieces nephews okay organise organised organiser parents
  pension pensioner pensioners posh proper pub pubs queue quirky rubbish rustic shabby skint sober
  spool spools stepdad stepmum suitcase supper sweary telly teenager teenagers toddler tonight
  tomorrow uni village wedding weddings weekday weekdays weekend weekends yard anniversary anniversaries
  birthday birthdays christening christenings funeral funerals graduation graduations hen stag marquee
  marquees barn barns bride groom guests bridesmaids caterer caterers vicar vicarage playgroup nursery
  rehearse rehearsed rehearsing recorded recording recordings upload uploaded uploading download
  downloads podcast stream streams streaming streamed snazzy cheesy tacky vibe vibes vibey chilled
  upbeat downbeat mellow groovy funky wobbly crackly crackle hiss hissy hum hummed humming buzzing
  squeaky creaky noisy muffled boomy tinny punchy polished unpolished unfinished finished homemade
  selfmade handmade bespoke affordable inexpensive overpriced pricey cheap cheapish inexperienced
  experienced amateurish newbie newbies freelancer freelancers freelance hobbyist hobbyists
`

export const everydayWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
