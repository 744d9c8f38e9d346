import type { Catalogue } from '@pentapolis/kernel';
import { vouliezVousDire } from '../did-you-mean.ts';
import type { settings as english } from './messages.en.ts';

/** What is said of the settings of a server. */
export const settings: Catalogue<keyof typeof english> = {
  'settings.about':
    'Chacun de ces réglages existe aussi comme variable (--trust-proxy : PENTAPOLIS_TRUST_PROXY) et dans un fichier JSON ({"trustProxy": 1}). L’option passe avant la variable, la variable avant le fichier.',
  'settings.config': 'fichier de réglages (PENTAPOLIS_CONFIG)',
  'settings.group.server': 'Serveur :',
  'settings.group.play': 'Jeu :',
  'settings.group.keeping': 'Conservation des parties :',
  'settings.group.limits': 'Limites :',
  'settings.off': 'désactiver : {help}',
  'settings.bad': '{place} attend {allowed}, pas « {text} ».',
  'settings.variable': 'La variable {name}',
  'settings.member': '« {name} » dans {path}',
  'settings.unknownVariable': (args) =>
    `Aucun réglage ne correspond à la variable ${args.name}.${vouliezVousDire(args)}`,
  'settings.unknownMember': (args) =>
    `« ${args.name} » dans ${args.path} n’est pas un réglage.${vouliezVousDire(args)}`,
  'settings.notObject':
    '{path} ne contient pas de réglages. Il en faut de ce genre : {"port": 8080, "trustProxy": 1}',
  'settings.whole': 'un nombre entier de {min} à {max}',
  'settings.wholeOrUnlimited': 'un nombre entier de {min} à {max}, ou « unlimited » (sans limite)',
  'settings.time': 'une durée de {min} à {max}, comme 500ms, 90s, 15min, 12h ou 30d',
  'settings.timeOrNever': 'une durée de {min} à {max}, comme 15min, 12h ou 30d, ou « never » (jamais)',
  'settings.choice': 'l’une de ces valeurs : {choices}',
  'settings.toggle': '« on » (oui) ou « off » (non)',
  'settings.address': 'une adresse comme 127.0.0.1, ::1 ou localhost',
  'settings.folder': 'un dossier',
  'settings.unset': 'non réglé',
  'settings.default': 'par défaut',

  'setting.port': 'port d’écoute ; la variable PORT est lue aussi',
  'setting.host': 'adresse d’écoute (toutes)',
  'setting.data': 'dossier de la base de données',
  'setting.trustProxy':
    'nombre de proxys placés devant, qui complètent X-Forwarded-For ; 0 : cet en-tête n’est pas lu',
  'setting.metrics': 'qui peut lire /api/metrics : cette machine, tout le monde ou personne',
  'setting.logLevel': 'ce qui est journalisé : ce niveau et les plus graves',
  'setting.cachedMatches': 'parties gardées en mémoire',
  'setting.pauses': 'les silences durent, et les robots laissent le temps de suivre',
  'setting.botDelay': 'pause avant qu’un robot réfléchisse (600ms, ou aucune avec --no-pauses)',
  'setting.botWorkers': 'fils d’exécution qui pensent pour les robots (un par cœur, moins un)',
  'setting.saltGrace':
    'combien de temps une table complète attend la part de hasard de chaque appareil avant de commencer sans elle',
  'setting.undoPatience': 'combien de temps les robots attendent que chacun dise si un coup peut être repris',
  'setting.idle':
    'une partie ouverte ou en cours à laquelle personne ne touche aussi longtemps est abandonnée',
  'setting.openAway':
    'une table ouverte où personne n’est venu aussi longtemps quitte la liste jusqu’au retour de quelqu’un',
  'setting.openIdle': 'une table ouverte où personne n’est venu aussi longtemps est fermée',
  'setting.keepFinished': 'une partie finie où rien n’a changé aussi longtemps est effacée',
  'setting.keepAbandoned': 'de même pour les parties abandonnées',
  'setting.keepNames':
    'les noms, la discussion et le droit de revenir sont effacés d’une partie finie après ce temps ; elle peut toujours être revue',
  'setting.requestsPerMinute': 'requêtes et paquets de toute sorte par minute et par adresse',
  'setting.messageBytesPerMinute': 'octets de messages par minute et par adresse',
  'setting.refusalsPerMinute':
    'combien de fois par minute une adresse peut être priée d’attendre avant d’être déconnectée et exclue',
  'setting.openConnections': 'connexions de toute sorte en même temps',
  'setting.openConnectionsPerAddress': 'la même chose, par adresse (pas derrière un proxy)',
  'setting.sockets': 'sockets ouverts en même temps',
  'setting.socketsPerAddress': 'sockets ouverts en même temps, par adresse',
  'setting.shutOut':
    'combien de temps est exclue une adresse qui insiste, la première fois ; puis le double à chaque fois',
  'setting.shutOutMost':
    'combien de temps au plus ; après autant de temps sans exclusion, on repart du début',
  'setting.acceptsPerMinute':
    'connexions de toute sorte ouvertes par minute et par adresse (pas derrière un proxy)',
  'setting.heldConnections':
    'connexions d’adresses exclues, retenues un instant sans être lues, pour qu’elles ne puissent pas se hâter (pas derrière un proxy)',
  'setting.requestTimeout': 'temps laissé à un client pour envoyer une requête',
  'setting.connectTimeout': 'temps laissé à un socket ouvert pour demander la connexion',
  'setting.readsPerMinute': 'questions à l’API par minute et par adresse',
  'setting.writesPerMinute': 'changements par l’API par minute et par adresse',
  'setting.createsPerHour': 'parties créées par heure et par adresse',
  'setting.connectionsPerMinute': 'sockets ouverts par minute et par adresse',
  'setting.messagesPerMinute': 'messages par minute et par adresse',
  'setting.chatPerMinute': 'lignes de discussion par minute et par adresse',
  'setting.movesPerMinute': 'coups par minute et par place',
  'setting.matches': 'parties ouvertes ou en cours sur ce serveur',
  'setting.openSeats': 'places aux tables ouvertes des autres, par adresse',
  'setting.watched': 'parties suivies par un même socket',
  'setting.bodyBytes': 'octets d’une requête, donc d’un jeu de matériel',
  'setting.messageBytes': 'octets d’un message',
  'setting.nameLength': 'caractères d’un nom de personne',
  'setting.titleLength': 'caractères d’un nom de partie',
  'setting.chatLength': 'caractères d’une ligne de discussion',
  'setting.chatSent': 'lignes de discussion envoyées à qui commence à suivre une partie',
  'setting.tailSteps':
    'étapes manquées envoyées une à une ; au-delà, c’est toute la position qui est envoyée',
};
