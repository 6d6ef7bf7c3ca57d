import type { Language } from '../core/language.ts';
import { quote } from '../text/phrase.ts';

interface ServerText {
  readonly serving: (address: string) => string;
  readonly badPort: (port: string) => string;
  readonly portTaken: (port: string) => string;
  readonly badHost: (host: string) => string;
  readonly notBuilt: string;
  readonly badArgument: (argument: string) => string;
}

export const text: Readonly<Record<Language, ServerText>> = {
  en: {
    serving: (address) => `Tabuleiro is at ${address} (Ctrl-C ends it).`,
    badPort: (port) => `PORT is “${port}”, but a port is a number from 0 to 65535.`,
    portTaken: (port) =>
      `Port ${port} is taken or not allowed; name another in PORT, or none to have a free one found.`,
    badHost: (host) => `HOST is “${host}”, which is no address of this machine; leave it out to stay on localhost.`,
    notBuilt: 'The app is not built yet; run npm run build.',
    badArgument: (argument) =>
      `Only --load with the module of a game after it was expected, not ${quote(argument)}${argument === '--load' ? ' alone' : ''}; the port is set in PORT, the host in HOST.`,
  },
  pt: {
    serving: (address) => `O Tabuleiro está em ${address} (Ctrl-C termina).`,
    badPort: (port) => `PORT é “${port}”, mas uma porta é um número de 0 a 65535.`,
    portTaken: (port) =>
      `A porta ${port} está ocupada ou não é permitida; indica outra em PORT, ou nenhuma para se procurar uma livre.`,
    badHost: (host) => `HOST é “${host}”, que não é um endereço desta máquina; sem ele, fica-se em localhost.`,
    notBuilt: 'A aplicação ainda não foi construída; corre npm run build.',
    badArgument: (argument) =>
      `Só se esperava --load seguido do módulo de um jogo, e não ${quote(argument)}${argument === '--load' ? ' sozinho' : ''}; a porta indica-se em PORT, o endereço em HOST.`,
  },
};
