/** A service of the trade: its names, and how people describe it who do not know them. */
export interface Service {
  readonly names: string
  readonly plainly: readonly string[]
}

const list = `
mastering, mastering engineer, master | the last polish of finished mixes so that songs are loud and clear enough beside other records on streaming, phones, CD and vinyl; somebody who makes my finished songs ready for release and streaming; the mixes are done and need the last step before they go online
mixing, mix engineer, mixdown | balance all recorded parts of a song, voice, drums and guitars, so that it sounds like a real record; all the tracks are recorded but together they sound muddy and the voice drowns
stem mastering, mix rescue | save a mix that does not sound right, repair the balance of a nearly finished track
vocal tuning, pitch correction, vocal editing, comping | the singing is a bit out of tune or out of time and should be put right; I sang it myself and some notes are off
audio restoration, noise removal | clean up a bad recording with hiss, hum, clicks, background noise or crackle; you can hear the traffic and a buzz behind the interview
tape transfer, digitisation, archive | old tapes, reels, cassettes or records from the attic turned into files that can be played today
recording studio, tracking, recording engineer | a place with microphones where a band or singer can record their songs; we have our songs ready and want to get them down properly in a day or two
mobile recording, location recording, live recording | somebody comes with microphones and records our concert or choir where we are
rehearsal room, practice space | a room with drums and amps where a band can make noise and practise; the neighbours complain and we need somewhere to play loud once a week
drum recording, session drums, drummer | real drums played by somebody for my song; my demo has a programmed beat and I want a human behind the kit
session guitarist, guitar parts | somebody to play guitar on my recording or at my show; a solo or some riffs that I cannot play myself
session bass, bassist | somebody to play the bass on my song or in my band
session keyboards, pianist, keys | somebody to play piano or keyboards on a recording or on stage
session strings, violinist, cellist, string quartet | real violins and cellos for a recording or an event; I only have a keyboard imitation and want the real bowed thing
horn section, brass, saxophone, trumpet | brass players for a song or a show
session vocalist, singer, lead vocals | a voice to sing my song because I cannot sing it myself; my melody is ready but I have a terrible voice
backing vocals, harmonies, choir | voices behind the lead singer, harmonies for a chorus
voice-over, narrator | somebody who speaks a text for an advert, video or audio book; a warm voice to read our script
rapper, feature verse | somebody to rap a verse on my track
songwriter, co-writer, topline | somebody to write a song or a melody together with me; I have chords and half an idea and need a partner to finish it
lyricist, lyrics | somebody to put words to my melody or fix my words; I hum melodies but never find the right text
personal song, custom song | a song written for a person as a present, for a birthday, wedding or farewell; something unique for my mother's seventieth, with her story in it
music producer, full production | turn my rough voice and guitar ideas into a finished song with all the instruments; I play alone at home and want it to become a proper release
beats, beatmaker, instrumental, type beat | ready-made music to rap or sing over; I write bars and need something underneath
remix, remixer | a club version of my song
backing tracks, karaoke, playback | music without the voice to sing to on stage
arranger, orchestrator, score | write out my tune for an orchestra, choir, brass or big band; our choir would love to do that pop hit in four parts
transcription, copyist, engraving, notation, sheet music | write down a tune that I only sing or hear as notes on paper
film composer, film score, soundtrack | music written for a film, advert or series; my documentary needs a mood under the pictures
game composer, adaptive music | music written for a video game
jingle, podcast theme, intro music | a short tune for a show, podcast, shop or company; ten seconds that everybody will recognise our programme by
sound design, sound effects, game audio | noises and effects made for a film, game or app; monsters, doors and engines for our little game
foley artist, dialogue edit, audio post-production, dubbing | footsteps, speech and sounds of a film put right after the shoot
production sound, location sound, boom operator | record what the actors say on the film set
podcast editing, podcast producer | cut the talk, take out the umms and make the episode ready; we talk for two hours every week and nobody has time to cut it
podcast studio | a room with microphones and cameras to record a talk show
live sound engineer, front of house, PA | somebody who does the sound at a concert or event and brings the speakers; last time it whistled and nobody understood the singer, this time we want a person at the desk
monitor engineer, in-ears, wedges | somebody who makes sure that the musicians hear themselves on stage
PA hire, backline, equipment rental | rent speakers, amplifiers, drums and microphones for a night; we have the hall but no loudspeakers
lighting technician, stage lights | somebody who does the lights at a show
wedding DJ, party DJ, mobile disco | somebody who plays records so that our guests dance at a wedding or birthday; somebody who gets my aunts and my friends onto the floor after dinner
club DJ, techno, house, drum and bass | somebody who plays records in a club or at a festival; we run a night and need someone behind the decks from midnight
wedding band, function band, covers, party band | musicians who play well-known songs at a wedding or company party; we want people playing instruments at our party, songs everybody knows
ceremony music, pianist, harpist, string quartet, guitarist | quiet live music while guests arrive, for a ceremony, church or dinner; something gentle while the bride walks in
jazz trio, background music, restaurant, duo | live music that lets people talk in a restaurant, bar or at a reception; guests should be able to chat while somebody plays in the corner
tribute act, cabaret | a show that looks and sounds like a famous group
ceilidh band, folk band, barn dance, caller | a band that plays folk dances and somebody who tells people the steps; the whole village should dance in circles even if nobody knows how
gospel choir, choir for hire | a group of singers for a wedding or a recording
organist, church music | somebody to play the organ in church for a service, wedding or funeral; our usual player is ill and there are hymns on Sunday
bagpiper, piper | a man in a kilt who plays the pipes
master of ceremonies, host, compere | somebody who speaks to the audience and leads through the evening
children's entertainer, children's songs | music for small children, nursery or school
singing lessons, voice coach, vocal coach | learn to sing, make my voice better; I would love to get through karaoke without shame, who shows me how to use my voice
piano lessons, piano teacher | learn to play the piano; my daughter wants to start with the keys
guitar lessons, guitar teacher | learn to play the guitar; I bought an acoustic and know three chords
drum lessons, drum tuition | learn to play the drums; my son hits everything, he should learn it properly
violin lessons, masterclass | learn the violin or get better at it with a master
DJ lessons | learn to mix records and play in clubs
production lessons, Ableton coaching, mix feedback | learn to make music on the computer, get advice on my own tracks; I have the software but no clue, somebody should sit with me and explain
music theory, ear training | learn to read notes and understand chords
accompanist, audition pianist, exam accompaniment | somebody at the piano for an exam, audition or rehearsal of a singer; my exam is soon and I have nobody at the keys
conductor, choir leader, musical director | somebody to lead our choir, orchestra or band; our singing group has lost the one who stands in front
piano tuner, piano technician | the piano is out of tune or keys stick and somebody should come and fix it; the old upright in the living room sounds horrible
guitar repair, luthier, setup | my guitar buzzes, is broken or hard to play and needs fixing; the strings are far too high and one fret rattles
violin maker, bow rehair | my violin or bow needs mending
amp repair, synth repair, electronics | an amplifier, keyboard or synthesizer does not work any more; it crackles, smells burnt and then goes silent
woodwind repair, brass repair | a flute, saxophone or trumpet needs mending
artist manager, management | somebody who looks after the career of my band and takes decisions with us; we do everything ourselves and need someone in our corner for the long run
tour manager, advancing, driver | somebody who travels with the band and sees to hotels, times, money and driving; eighteen nights on the road and none of us wants to drive, phone ahead and count the money
splitter van, tour bus, driver | a van with a driver to take band and equipment to the shows; seven of us and the gear have to get from town to town
booking agent, gigs | somebody who finds concerts for us and agrees the fee; we are good live but nobody answers our mails to festivals
concert promoter, gig promoter | somebody who puts on our show and sells the tickets; someone local who would put us on and fill the room
festival production, stage manager, event production | somebody who organises the stage, crew and running of an event
music PR, publicist, press campaign | get newspapers, magazines and blogs to write about our record; the album is coming and nobody has heard of us, who talks to journalists
radio plugger, radio promotion | get my song played on the radio
playlist pitching, streaming promotion | get my song into playlists so that more people hear it; my tracks get twelve plays and I want listeners
social media, video clips, advertising, fans | somebody who makes posts and adverts so that people notice my music; short funny films for the phone generation, I hate doing that
press release, biography, EPK | somebody who writes about my band for the press
photographer, press shots, band photos | good pictures of the band or of the concert; we only have blurry selfies and the festival wants something for its programme
music video, video director, filming | a film for our song, or our concert filmed with cameras; a clip with a story for our single
live session video | a film of us playing live with proper sound to show bookers what we do
lyric video, visualiser, animation | moving words or pictures for a song on the internet
cover artwork, graphic design, logo | a picture or design for the record, poster or shirt; our record needs a face
merchandise, shirts, posters, printing | shirts, posters and stickers to sell at concerts; something with our name on it that fans can wear
website, mailing list | a page on the internet for our band
vinyl pressing, cutting, CD duplication, cassette | have records, CDs or tapes made of our album; we want to hold our album in our hands
distribution, digital release | get my finished songs onto Spotify, Apple Music and the other shops; it is finished on my computer and should be everywhere on Friday
record label, demo, signing | a company that puts out our record; we have an album and look for someone to put it out
A&R, demo review, feedback | an honest opinion on my songs from somebody of the business; is it any good, please be brutal
music lawyer, solicitor, contract | somebody to read a contract or settle a legal quarrel before I sign; they sent us twenty pages and we do not understand a word
royalties, publishing administration, PRS, collection society | money that is owed to me because my song is played on radio, television or streams
sample clearance, rights, licensing | permission from the owners to use a piece of somebody else's song
sync agent, licensing, film and TV | get my song into films, series or adverts
accountant, tax, bookkeeping | somebody who does the taxes and the books of a musician; a shoebox full of receipts and the deadline is in January
funding, grant application, crowdfunding | money from a foundation or from fans to pay for a record; we have no money for the album, there must be some pot for it
visa, work permit, carnet | papers to play concerts abroad; we have been invited to play in America and do not know which forms
concert venue, club, hall hire | a room with a stage to hire for our concert or party; somewhere for our release party with a bar and a stage
wedding venue, barn, hotel | a beautiful place for a wedding party with music; we are getting married and want somewhere with character that allows loud music
church, hall with good acoustics | a beautiful sounding room for a concert or a recording
open mic, small stage, house concert | a place where a beginner can play a few songs for people; I have never played in front of anyone and would like to try
Dolby Atmos, immersive, spatial audio, surround | music that comes from all around for headphones and cinema
vocal booth, voice recording | a small quiet room to record a voice
plug-in developer, audio software | somebody who programs effects and instruments for music computers
acoustic treatment, soundproofing, studio design | make my room quiet and good for listening or recording; my bedroom echoes and my flatmates hear everything
instrument hire, piano hire, vintage keyboards | borrow an instrument for a concert or a recording
guitar tech, backline tech, drum tech | somebody who looks after the instruments of a touring band, strings and tunes them
stagehand, roadie, crew | strong people who carry, load and build the stage
merchandise seller, merch seller | somebody who sells shirts and records at the table during a tour
live streaming, webcast | our concert shown live on the internet
VJ, projections, stage visuals | moving pictures behind the band on stage
silent disco, karaoke host, quiz | an evening where guests sing or dance with headphones
music therapy, sound bath, relaxation | sounds and music to calm down and feel better
music workshop, school project, team building | a morning of making music together for a school, company or group
choreographer, dancer, stylist | somebody who plans movements, clothes and looks of a show or video
music supervisor | somebody who picks the songs for a film, series or advert
music mentor, career advice, consultant | somebody experienced who tells me what to do next with my music
ghost producer, track made for a DJ | a finished dance track that I may put out under my own name
sample pack, presets, synth patches | sounds and loops for producers to make music with
audiobook editing, speech recording | a long spoken text recorded and cut cleanly
forensic audio, transcript | a recording made understandable for a court or written down word by word
translation of lyrics, singing in another language | a song carried over into another language
record collection buyer, valuation | somebody who buys or values old records and instruments
piano removal, instrument transport | somebody who moves a heavy instrument safely
bar, catering, drinks | food and drinks for the guests of a party or launch
orchestra recording, session orchestra | a whole orchestra that plays and records my music
steel band, samba band, marching band, street music | a loud and happy group that walks through the street at a carnival or opening
mariachi, flamenco, salsa, world music band | music from another part of the world for a party or restaurant
`

export const services: readonly Service[] = list
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([names = '', plainly = '']) => ({
    names,
    plainly: plainly.split(';').map((one) => one.trim()),
  }))
