import type { Language } from '../core/language.ts';
import { quote } from '../text/phrase.ts';
import type { BadSetting } from './online/settings.ts';
import type { OpenProblem } from './online/store/server-store.ts';

interface ServerText {
  readonly serving: (address: string) => string;
  readonly badPort: (port: string) => string;
  readonly portTaken: (port: string) => string;
  readonly badHost: (host: string) => string;
  readonly notBuilt: string;
  readonly badArgument: (argument: string) => string;
  readonly badSetting: Readonly<Record<BadSetting['name'], (value: string) => string>>;
  /** Why nothing is offered online. */
  readonly noStore: (problem: OpenProblem) => string;
  /** What is answered under `/api/` where the wire has no code for it. */
  readonly api: Readonly<Record<404 | 405 | 500, { readonly code: string; readonly title: string }>>;
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
    badSetting: {
      DATABASE_URL: () => 'DATABASE_URL is no address of a PostgreSQL server; it begins with postgres://.',
      LIMITS: (value) => `LIMITS is ${quote(value)}, but it can only be none; leave it out for the usual limits.`,
      TRUST_PROXY: (value) =>
        `TRUST_PROXY is ${quote(value)}, but it is how many proxies stand before the server, from 1 to 9, or their addresses with commas between them.`,
      LOG: (value) => `LOG is ${quote(value)}, but it can be all, failures or none.`,
    },
    noStore: (problem) => `${whyEnglish(problem)} The app is served without games online.`,
    api: {
      404: { code: 'no-such-address', title: 'There is nothing at this address.' },
      405: { code: 'wrong-method', title: 'That is not done at this address.' },
      500: { code: 'failed', title: 'Something went wrong in the server.' },
    },
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
    badSetting: {
      DATABASE_URL: () => 'DATABASE_URL não é o endereço de um servidor PostgreSQL; começa por postgres://.',
      LIMITS: (value) => `LIMITS é ${quote(value)}, mas só pode ser none; sem ele, valem os limites habituais.`,
      TRUST_PROXY: (value) =>
        `TRUST_PROXY é ${quote(value)}, mas indica quantos proxies há antes do servidor, de 1 a 9, ou os endereços deles, separados por vírgulas.`,
      LOG: (value) => `LOG é ${quote(value)}, mas pode ser all, failures ou none.`,
    },
    noStore: (problem) => `${whyPortuguese(problem)} A aplicação é servida sem partidas à distância.`,
    api: {
      404: { code: 'no-such-address', title: 'Não há nada neste endereço.' },
      405: { code: 'wrong-method', title: 'Isso não se faz neste endereço.' },
      500: { code: 'failed', title: 'Algo correu mal no servidor.' },
    },
  },
};

function whyEnglish(problem: OpenProblem): string {
  switch (problem.code) {
    case 'in-use':
      return `The games in ${problem.place} belong to another server that is running; name another folder in DATA, or end that one.`;
    case 'unwritable':
      return `Games can’t be kept in ${problem.place} (${problem.reason}); name a folder in DATA that can be written.`;
    case 'newer':
      return `The games in ${problem.place} were written by a newer version of Tabuleiro (form ${problem.version}; this one knows ${problem.known}).`;
    case 'unreachable':
      return `The database at ${problem.place} does not answer (${problem.reason}); it is tried again until it does.`;
  }
}

function whyPortuguese(problem: OpenProblem): string {
  switch (problem.code) {
    case 'in-use':
      return `As partidas em ${problem.place} são de outro servidor que está a correr; indica outra pasta em DATA, ou termina esse.`;
    case 'unwritable':
      return `Não é possível guardar partidas em ${problem.place} (${problem.reason}); indica em DATA uma pasta em que se possa escrever.`;
    case 'newer':
      return `As partidas em ${problem.place} foram escritas por uma versão mais recente do Tabuleiro (forma ${problem.version}; esta conhece ${problem.known}).`;
    case 'unreachable':
      return `A base de dados em ${problem.place} não responde (${problem.reason}); tenta-se outra vez até responder.`;
  }
}
