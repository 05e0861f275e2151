import { wordsIn } from './guess.ts'

const SOMEBODY =
  wordsIn(`abuelo abuela padrino madrina poni bisabuelo bisabuela padre madre papá mamá hijo hija hermano hermana primo prima tío tía sobrino
  sobrina nieto nieta suegro suegra cuñado cuñada yerno nuera esposo esposa marido mujer hombre señor señora señorito
  señorita niño niña bebé chico chica muchacho muchacha amigo amiga novio novia vecino vecina gemelo gemela persona gente
  rey reina príncipe princesa duque duquesa conde condesa caballero mago maga brujo bruja hada duende enano enana gigante
  giganta ogro monstruo fantasma vampiro vampira momia zombi sirena dragón unicornio robot marciano marciana extraterrestre
  muñeco muñeca payaso payasa pirata capitán capitana soldado policía espía guía ladrón ladrona maestro maestra alumno alumna
  médico médica enfermera bombera cartera peluquera cocinera camarera panadera jardinera carnicera granjera cajera
  profe seño inglés francés alemán japonés holgazán profesora doctora directora pintora escritora pastora lectora cantora conductora jugadora domadora nadadora bailarín
  bailarina abogado abogada astronauta detective cantante músico cura monja monje juez jueza jefe jefa chef poeta atleta
  héroe heroína campeón campeona santo santa ángel diablo dios diosa forzudo novelista piloto alcalde alcaldesa mimo
  animal mascota perro perra perrito gato gata gatito ratón rata vaca toro buey ternero caballo yegua potro burro burra asno
  mulo mula cerdo cerda cochino oveja cordero cabra cabrito gallo gallina pollo pollito pato pata ganso oca pavo conejo
  coneja liebre zorro zorra lobo loba oso osa león leona tigre tigresa elefante jirafa cebra hipopótamo rinoceronte mono mona
  gorila chimpancé koala panda canguro camello dromedario llama alpaca ciervo reno alce jabalí erizo ardilla castor nutria
  topo murciélago tejón mapache hámster cobaya foca morsa delfín ballena tiburón pez pulpo calamar medusa cangrejo langosta
  tortuga rana sapo lagarto lagartija iguana camaleón cocodrilo serpiente culebra caracol babosa gusano lombriz hormiga
  abeja avispa mosca mosquito mariposa polilla araña escorpión escarabajo grillo saltamontes pulga piojo pájaro gorrión
  paloma loro cotorra canario búho lechuza águila halcón buitre cuervo urraca cigüeña flamenco cisne pingüino avestruz
  colibrí perezoso puma jaguar leopardo pantera guepardo lince hiena dinosaurio chinchilla hurón gaviota pelícano`)
const SOMEBODY_ENDING =
  /(?:bibliotec|secret|veterin|funcion|empres|botic|millon|cors|comis|not|mision|revolucion)ari[oa]$|(?:ista|ólog[oa]|ero|[dst]or|ante|ente|triz)$/
/** Things that end like somebody. */
const SOMETHING =
  wordsIn(`sombrero enero febrero dinero florero perchero monedero llavero cenicero tablero letrero basurero acero cero
  agujero sendero tintero mechero salero pimentero fichero crucero trasero sonajero alfiletero bolero
  motor tractor ordenador televisor ascensor ventilador despertador tenedor comedor mostrador refrigerador congelador
  secador cargador mando error sensor aspersor tambor exprimidor radiador calentador tostador colador lavador cortador
  helicóptero batidor borrador destornillador computador ambientador vapor calor color dolor amor
  volante guante diamante restaurante puente diente accidente continente ambiente fuente serpiente mente corriente
  desodorante picante purgante estante instante semblante calmante tirante recipiente paciente lista pista vista revista
  autopista conquista cicatriz matriz motriz tridente turbante elegante`)

/** What is done to somebody, and to an animal, is done “a”. */
export function isSomebody(noun: string): boolean {
  const [first = ''] = noun.toLowerCase().split(/[ -]/)
  return SOMEBODY.has(first) || (SOMEBODY_ENDING.test(first) && !SOMETHING.has(first))
}
