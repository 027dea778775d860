/** More of what people say who need something of ../makers.ts: troubles, aims, tools, places. */
export const saidOfMakers = `
songwriter | stuck after the first verse; I want to write with somebody more experienced; swap ideas over video; a story song about my town; I have a riff and no song; sit down with a pro for an afternoon; beginners who write together; my notebook is full and nothing is set to music; someone to finish what I started
topliner | my beat needs a hook that stays in the ear; a melody and words for an EDM drop; tune for my track to send to labels
lyricist | the words sound like a greeting card; English text for a French melody; say what I feel in three verses; my second verse is weak; poetry for my piece
translation of lyrics | sing our hit in Spanish; make the text fit the notes in English; a German version of the chorus
ghostwriter | I perform but cannot write; bars in my voice that nobody knows about; a confidential pen; verses written for me
personal song | a present that nobody else has; a surprise for our golden wedding; the story of how we met in three minutes; say goodbye to a colleague with music; an anthem for our football club
children's songwriter | brush your teeth to a tune; numbers and animals in song; music for a pre-school series
musical theatre writer | our drama society wants an original show; a new score and script for the fringe; fix the second act
music producer | I have demos on my phone and want a record; dress up my acoustic songs with drums, bass and keys; someone who guides the session and tells us the truth; give my songs a modern sound; build the whole track from my hum; take us through the album from rehearsal to mix; everything played by one person around my singing; I write on the guitar and want it to sound big; help finding our sound; from voice memo to finished single; I only bring the tune, someone else does the rest
beats | something hard to rap on; lease or exclusive; an MPC, crates and dust; drill, trap and lofi; I have rhymes and no music; fifty pounds for an instrumental; custom music built for my flow; buy a backing for my lyrics
ghost producer | I DJ but cannot produce; a signed quality track with all rights; techno to release as mine
remix | a version for the clubs; turn the single into drum and bass; radio edit and extended; rework our indie song for the dance floor
afrobeats producer | summer vibe with log drums; a Lagos sound for my voice; a groove from Johannesburg
sample pack | signature sounds for my synthesizer; patches for Serum and Diva; a library of one-shots; I am tired of factory sounds
backing tracks | I perform alone and need the accompaniment in my key; playback with click and count-in; instrumentals of the hits for my cabaret; take the lead voice away; the same tune two semitones down; music to sing along to at my gigs; I tour pubs and clubs without musicians
arranger | make my piano piece playable for an orchestra; who writes for horns; parts the players will like; voicings for our big band; my rock song with violins; a version for wind quintet; scoring from my MIDI; give every player of the school band something to play
choral arrangements | a pop song for our a cappella group; four voices from a lead sheet; easy parts for amateurs who sing
transcription | notes for a song that exists only as a recording; chords and melody of my tune on one page; I play by ear and cannot write it down; decipher my handwriting; tabs of a guitar solo; nice page turns for the orchestra; from audio to score; the dots for our covers band; write down what I hum
braille music | my blind pupil needs scores; enlarge the notes
film composer | emotional underscore for my first feature; a theme for a web series; slow piano for images of the sea; the temp track must be replaced; our student film lacks music; music for a nature documentary
game composer | loops that change when the enemy comes; chiptune for a platformer; a soundtrack for our indie title
production music | stock tracks for corporate videos; music on a brief for TV; neutral background for our image film
jingle | a melody to open our show; ident for a radio station; the tune everyone whistles; a theme for my weekly podcast; music at the start and the end of each episode; a signature for our YouTube channel
sound logo | our brand should be recognised by ear; a short sound when the app opens; radio spot for a shop
trailer sound design | whooshes, hits and braams; epic version of a song for a teaser
sample replay | the original owners ask too much, play it again instead; rebuild the loop with musicians; interpolation that sounds identical
singing lessons | I am hoarse after every gig; reach higher without straining; sing in tune at my friend's wedding; prepare for an audition at drama school; support, breath and belting; I was told to mouth the words at school; lose the fear of my own voice; my range is small; pass the grade eight; my throat gives up after half a set
piano lessons | I would like to play a bit of Chopin before I die; somebody patient with an adult who starts late; a keyboard stands unused in my flat; beginner at sixty; my child has a keyboard and no idea; both hands together; my fingers are stiff and slow; come to our house once a week
guitar lessons | my fingers hurt on the chords; strum campfire songs; get out of the pentatonic rut; a patient person who comes to our house; fingerstyle for beginners; my hands cramp when I play
drum lessons | coordination of hands and feet; read drum notes; my teenager wants sticks; rudiments over the internet
violin lessons | a strict teacher for my gifted child; a summer week with daily lessons; the bow shakes; play in the school orchestra
dj lessons | how do I match the tempo of two records; first steps on a controller; play a set at my own party; I bought CDJs
production lessons | I never finish a track; one to one in Ableton; sit beside me and show me what the knobs do; a weekend about compression and EQ; look at my session and tell me what is wrong; I get lost in loops; watch me work and give tips; understand why my tracks sound amateur; learn Logic from zero; critique of my own mixes without doing it for me
songwriting course | a circle of people who also struggle with songs; evenings where we show each other what we wrote; deadlines that make me finish; I collect beginnings and never get to the end
music theory | what is a diminished chord; notes, intervals and keys; harmony for a self-taught guitarist; the written exam; sing from sight
music lessons | start an instrument as a grown-up; a present of ten lessons; any instrument, no experience; learn to play something at last
music workshop | rhythm day for our trainees; drum circle for the office; pupils write a song in a week
performance anxiety | my heart races and my bow trembles; I play well at home and fall apart in the exam; sick before every concert; black-outs on stage; dread of auditions
music therapy | gongs and bowls after work; lie down and listen; music for people with dementia; unwind as a group
conductor | we need somebody in front who gives the beat; our chorus master retired; lead the amateur orchestra to its concert; rehearse our company singers; a new head for the church choir
`
