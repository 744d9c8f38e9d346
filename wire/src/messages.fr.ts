import type { Catalogue } from '@pentapolis/kernel';
import type { WireMessage } from './messages.en.ts';

export const wireMessages: Catalogue<WireMessage> = {
  'api.notFound': 'Il n’y a rien à cette adresse.',
  'api.method': 'Cette adresse n’accepte pas les requêtes {method}.',
  'api.invalid': 'Le champ « {field} » manque ou contient une valeur inutilisable.',
  'api.notJson': 'La requête n’est pas du JSON valide.',
  'api.tooLarge': 'C’est trop d’un coup : {bytes:number} octets au plus.',
  'api.tooMany': (args, say) =>
    `Trop de requêtes. Réessayez dans ${say.plural(args.seconds, { one: '# seconde', other: '# secondes' })}.`,
  'api.internal': 'Une erreur est survenue sur le serveur. Rien n’a été modifié.',
  'api.closing': 'Le serveur redémarre. Votre partie est en sécurité.',
  'api.full': 'Ce serveur ne peut pas accueillir davantage de parties. Réessayez plus tard.',
  'api.noGame': 'Ce serveur ne propose aucun jeu nommé « {game} ».',
  'api.noMatch': 'Il n’y a pas de partie à cette adresse.',
  'api.noLevel': 'Ce jeu n’a pas de robot de niveau « {level} ».',
  'api.noSeat': 'Il n’y a pas de place {seat:number} à cette table.',
  'api.seats': (args, say) =>
    args.min === args.max
      ? `Ce jeu se joue avec ${say.plural(args.min, { one: '# place', other: '# places' })}.`
      : `Ce jeu se joue avec ${say.number(args.min)} à ${say.number(args.max)} places.`,
  'api.components': 'Ce jeu se joue uniquement avec son propre matériel.',
  'api.commitment': 'Le hasard promis pour cette partie n’est plus valable. Réessayez.',
  'api.name': 'Un nom compte au moins un caractère visible et au plus {most:number}.',
  'api.text': 'Un message compte au moins un caractère visible et au plus {most:number}.',
  'api.taken': 'Cette place est prise.',
  'api.noOpenSeat': 'Toutes les places de cette partie sont prises.',
  'api.notOpen': 'Cette partie a déjà commencé.',
  'api.notRunning': 'Cette partie n’a pas encore commencé.',
  'api.notOver': 'Vous le verrez quand la partie sera terminée.',
  'api.token': 'Cette place n’est pas la vôtre, ou votre lien n’est plus valable.',
  'api.hasLeft': 'Vous avez quitté cette place : vous regardez, et vous parlez en spectateur.',
  'api.notCreator': 'Seule la personne qui a créé la partie peut le faire.',
  'api.rematchTaken': 'Vous avez déjà votre place dans la revanche.',
  'api.watching': (args, say) =>
    `Vous pouvez suivre ${say.plural(args.most, { one: '# partie', other: '# parties' })} à la fois.`,
  'api.notWatching': 'Vous ne suivez pas cette partie.',
  'api.busy': 'Cette partie est en train d’être modifiée ailleurs. Réessayez.',
};
