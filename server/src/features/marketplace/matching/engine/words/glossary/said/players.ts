/** More of what people say who need something of ../players.ts: troubles, aims, tools, places. */
export const saidOfPlayers = `
drummer | a real kit instead of the machine on my recording; our drummer broke his arm; keep time at our gig on Saturday; send me drum tracks for three songs; the groove is missing; a heavy hitter with double pedals; brushes for a quiet jazz evening; someone who learns the set in a week; sticks and cymbals; who keeps the beat for us
drum programming | make my loops sound as if a human played; MIDI drums with feeling; replace my stiff beat with something believable
percussionist | shakers, congas and bells to make the track move; rhythm from Cuba or West Africa; a hand drummer for a yoga evening; something that rattles under the chorus
guitarist | a solo that lifts the bridge; I programmed everything but the six strings; rhythm parts, riffs and layers; our second guitar left before the tour; fingerpicking under my voice; electric textures with real amps; heavy riffs in low tuning
classical guitarist | quiet plucked music in the garden while people arrive; something Spanish for our restaurant; nylon strings for the signing of the register; a bit of Andalusia with stamping and clapping
pedal steel | a weeping country sound over the verse; slide that makes people cry; Nashville colour on my ballad; gliding notes like in old westerns
bassist | there is no low end in my song; a groove with fat strings; fill in for our bass player on tour; four strings for our covers band; funky thumb lines; record the bottom part and send me a file
double bass | a wooden low instrument for our swing trio; slapping for rockabilly; bowed low notes for a folk record
pianist | keys on three songs; play the grand at our gala; a warm electric piano under the verse; gospel chords; an organ with a rotating speaker; somebody who comps for a jazz singer
synth player | run the computer and the backing on our tour; build our live rig; keep the show in sync; a musical head for the band of a solo artist
accompanist | my son sings for a conservatoire and needs somebody at the piano; play along while I practise the sonata; rehearse with our choir at the keys; read whatever is put on the stand; grade exam next month
organist | hymns at grandmother's funeral; pipes for the wedding march; the parish has nobody for Sunday; Bach before the service
violinist | a lonely violin over the last verse; reels and jigs in the pub; play at the graveside; someone with a bow who improvises with singer-songwriters; a wandering fiddler for the market
cellist | something low, dark and bowed on my recording; a mournful string line; live loops with a bow; somebody to accompany my poems
session strings | sixteen players for little money; violins and violas stacked up at home; a lush carpet under the chorus; replace the sampled strings; a small section for one song
string quartet | elegance for the champagne reception; play pop songs on classical instruments; four musicians in black while the bride comes in; Vivaldi at a company dinner
orchestra recording | a big hall full of musicians for my film score; hear my symphony played by humans; budget session abroad with conductor
harpist | angelic sounds for the ceremony; gentle plucking at a care home; a fairy tale instrument for the foyer
flautist | an airy melody over my ambient track; Irish whistle for the soundtrack; pan pipes and flutes; something made of wood and breath
clarinettist | wild Jewish wedding music; a dark reed tone; woodwind for the theatre pit; replace our oboe in the orchestra
saxophonist | somebody who walks through the crowd and plays over the DJ; a sexy solo for a funk tune; blow over house music on the terrace; smoky late-night mood; a wind player who improvises on the dance floor
trumpeter | a fanfare for the entrance; a lonely horn over the beat; mariachi blasts; the last post at the memorial; blown melody that shines over the chorus; muted jazz line
horn section | wind players who hit the accents; fat blasts behind a soul singer; three people with trumpet, sax and trombone; ska needs brass; real blowers instead of keyboard brass
brass band | carols on the square; march in front of the procession; a happy funeral with music in the street; miners' gala; opening of the shopping street
steel band | calypso on the beach; drums for the groom's arrival; Latin dance night; a carnival feeling; music from Mexico at the restaurant
accordionist | the sound of a French café; tango at the opening; sailor songs; a squeezebox on my chanson
banjo player | bluegrass colour on the track; a cheerful strum; plucky Appalachian sound; little Hawaiian guitar
sitar | drones and raga for a psychedelic song; Indian colour in pop music; a string instrument from the East for meditation
bagpiper | kilt and drone for the groom; Burns night; lead the coffin; loud Scottish entrance
session vocalist | sing the tune that I wrote; my song has no voice yet; a female lead for a house track; a gritty rock voice; guide vocal so that publishers can hear it; I need somebody who can actually sing; hook sung by a man; deliver dry vocals as files; a young voice for an advert; front our recording
backing vocals | three girls behind our singer for the television show; thicken the refrain; gospel answers; somebody to double my lines; harmonise above the tune; singers who also dance on tour
harsh vocals | guttural roars for death metal; a throat of steel for the breakdown
soprano | Ave Maria at the church wedding; soloist for our Messiah; an operatic line on a film trailer; classically trained singer for an oratorio
voice-over | the commercial needs a narrator; record the menu of our phone system; a friendly speaker for e-learning; characters for a cartoon; somebody to read my script aloud; a deep man for a trailer
rapper | sixteen bars on my instrumental; a guest on the second verse; somebody with flow and his own lyrics; grime MC on the track
gospel choir | hands in the air at the wedding; a mass of voices on the last chorus; joyful singing for a Christmas advert; twenty singers in robes
community choir | I sing in the shower and want company; no audition, just fun; a weekly evening of singing; meet people through song
wedding band | everybody should dance to hits played by people; music for our company's summer party; a group for the ball; soul and Motown for my fiftieth; first dance and two sets; someone who plays the classics live at our anniversary; a birthday with a real group instead of a playlist
acoustic duo | two voices and a guitar in the corner of the pub; small unplugged act for the garden; someone who sings covers at our barbecue; intimate songs for thirty listeners; low-key live music for a café; a couple of people doing songs that everyone can sing along to
jazz trio | soft swing for cocktails; live music at our hotel bar that does not drown the talk; standards for a dinner; an evening like in a New York lounge
tribute act | look-alikes in costumes on the holiday park; a night of the seventies; somebody who is the spitting image of a star
ceilidh band | dancing with instructions for a mixed crowd; reels, a caller and a sweaty barn; a folk dance evening for our wedding; get the whole office into a reel
ceremony music | what plays while we sign the papers; walk down the aisle to something live; half an hour of music in a registry office; quiet tunes during the drinks; background for the wedding meal; a musician for the service
wedding dj | keep all generations on the dance floor; plays my list and brings speakers and lights; my sister marries and we want to dance all night; forty years and a rented hall; no cheesy announcements; school leavers' party with music from a laptop; a disco for the club house; our anniversary needs somebody with records
club dj | a resident for our Thursday; long sets of hypnotic music; vinyl only; a headliner for a rave; warm up before the live act; breakbeats and bass; scratch routines behind a rapper; somebody behind the turntables at the festival; who mixes at our basement party
corporate dj | cool sounds at the product launch; lounge in the showroom; a professional with insurance for the staff party
new dj | someone unknown who plays for a drink; early slot for a newcomer; give a beginner a chance at our bar
master of ceremonies | hold the evening together with a microphone; announce the prizes; keep the timetable and the mood; bilingual presenter for the wedding; somebody funny between the acts
children's entertainer | a musical hour for a kindergarten; sing and move with toddlers; my four-year-old's birthday
silent disco | three channels on headphones in the museum; an evening where colleagues sing hits; music bingo at the pub
looking for a band | I want to play with other people again; jam on a free evening; just for fun after work; a new member for our group; find people to play with; a hobby group for an old rocker
choreographer | moves for our video; what should we wear on stage; dancers behind the singer; a new look for the group
`
