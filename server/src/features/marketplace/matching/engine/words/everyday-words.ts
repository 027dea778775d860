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
  mend mended mending tutorial tutorials leaky rattles rattling buzzes squeak squeaks wobble
  wobbles crackles hums whistles squealing shrill tuneless untuned detuned wonky scruffy tatty
  dented dents scratches frayed mouldy sluggish smelly landlady flatmate flatmates housemate
  roommates godmother stepson toddlers bridesmaid newlyweds missus bandmate bandmates allotment
  allotments caravans campsite gazebo sheds kitchens carpets sofas wardrobes cupboard cupboards
  biscuit biscuits teapot cuppa buffet barbecue suppers brunch canapes prosecco raffle tombola
  quizzes bingo fete fetes carnivals parades galas fundraiser fundraisers hospice carer carers
  headteacher brownies parishioners carols cremation tributes eulogy retires proms discos ceilidhs
  singalong busk buskers jams jamming rehearses encores headliner openers ticketing hoodie hoodies
  tote mugs vinyls cassettes minidisc minidiscs walkman gramophone stylus headphones earphones
  earbuds amplifiers pedals plugs sockets charger smartphone webcam skype whatsapp instagram
  bandcamp deezer playlists subscriber uploads narrate audiobooks advert adverts webpage
  newsletters blogger bloggers interviewers solicitors copyrights accountants invoice invoices
  receipts taxman overdraft renting refund refunds priciest bargains discounts budgets pennies
  stammer stutter croaky raspy breathy belting falsetto vibrato yodel yodelling rapping rhyming
  choruses riffs licks strum strumming pluck plucking bowing frets fretboard pegs capo plectrum
  drumstick drumsticks cymbal cymbals snare hihat toms drumhead drumheads metronome grooves
  grooving backbeat harmonise harmonize transpose transposed notate sightread sightreading quaver
  crotchet stave clef tonal octaves arpeggio arpeggios improvise improvising noodle noodling
  doodle doodling fiddling tinker tinkering tinkle thumping hammering minibus postcode dales
  bistro pantomime panto hairdo wigs glitter sequins stilettos tuxedo waistcoat bowtie tartan kilt
  bagpipe beforehand anyhow ideally preferably urgently asap ramble rambles rambling mumble
  mumbles mumbling waffle giggles grumpy cranky fussy picky bossy chatty cheeky bonkers dreamy
  gloomy spooky uplifting catchy bouncy bubbly snappy crunchy gritty dreary horrid woeful clueless
  tireless flawless seamless effortless untrained unsigned unmixed unmastered unedited unheard
`

export const everydayWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
