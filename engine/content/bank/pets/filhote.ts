import type { BankSubtopic } from '../../content-types.ts';

export const filhote: BankSubtopic = {
  domain: 'pets',
  subtopic: 'filhote',
  questions: [
    {
      question: 'O que fazer nos primeiros dias com filhote em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Primeira noite, caminha nova, e um choro atrás da porta.' },
        { mechanism: 'erro', text: 'Chamar o prédio inteiro pra conhecer o filhote no sábado.' },
        { mechanism: 'desafio', text: 'Encosta a caminha na sua por três noites.' },
        { mechanism: 'quebra', text: 'Levanta o fio do carregador do chão antes que ele ache.' },
        { mechanism: 'numero', text: 'Na primeira semana, dois cômodos liberados já bastam pra ele.' },
        { mechanism: 'contra', text: 'O banho de boas-vindas pode esperar uns dias.' },
        {
          mechanism: 'confissao',
          text: 'Dormi no piso da lavanderia com a mão dentro da caixa.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Não lava essa camiseta: hoje ela vai pra caminha.' },
      ],
    },
    {
      question: 'Por que o filhote chora à noite?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Esse chorinho não é manha, é falta dos irmãos.' },
        { mechanism: 'lacuna', text: 'O choro da meia-noite pede uma coisa. O das quatro, outra.' },
        { mechanism: 'cena', text: 'Ontem ele dormia com cinco irmãos. Hoje tem um cobertor.' },
        { mechanism: 'compara', text: 'É xixi ou saudade? O choro é igual, a hora não.' },
        { mechanism: 'erro', text: 'Fechar o filhote na área de serviço pra acostumar.' },
        { mechanism: 'desafio', text: 'Hoje, comida até as oito, última ida ao tapete às onze.' },
        {
          mechanism: 'antes-depois',
          text: 'Na segunda-feira levantei quatro vezes por ele; no domingo, uma.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Você, de pijama no corredor às quatro da manhã: senta aqui.' },
      ],
    },
    {
      question: 'Qual a melhor ração pra filhote?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Vou virar o pacote e ler os três primeiros ingredientes.' },
        { mechanism: 'mito', text: 'Grão colorido agrada o dono. Ele come pelo cheiro.' },
        { mechanism: 'compara', text: 'Filhote gigante e filhote de salsicha não comem do mesmo saco.' },
        { mechanism: 'erro', text: 'Ração nova de uma vez, e uma semana de pano na mão.' },
        { mechanism: 'numero', text: 'Sete dias misturando o pacote velho com o novo.' },
        { mechanism: 'contra', text: 'Leite de vaca não faz falta nenhuma pra ele.' },
        { mechanism: 'custo', text: 'O saco de quinze quilos em promoção murcha antes do fim.' },
        { mechanism: 'dialogo', text: '“Ele só quer frango.” Claro, eu também ia querer.' },
      ],
    },
    {
      question: 'Quando o filhote pode sair na rua?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Depois da última vacina, ainda são uns dias até a calçada.' },
        { mechanism: 'contra', text: 'Antes da última dose, ele já pode conhecer o bairro no colo.' },
        { mechanism: 'cena', text: 'A guia nova pendurada, e um selo faltando na carteirinha.' },
        { mechanism: 'mito', text: 'O gramado do prédio também conta como rua.' },
        { mechanism: 'erro', text: 'Descer sem a última dose porque o vizinho desceu.' },
        { mechanism: 'desafio', text: 'Abre a janela e deixa ele ouvir o caminhão do gás.' },
        { mechanism: 'pergunta', text: 'A próxima dose tá marcada pra que dia?' },
        { mechanism: 'chamada', text: 'Peitoral comprado e vacina pela metade? Segura mais um pouco.' },
      ],
    },
    {
      question: 'Quantas vacinas o filhote precisa tomar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'São três ou quatro doses da múltipla, mais a da raiva.' },
        { mechanism: 'erro', text: 'Contar a picada do criador que não tem carimbo de veterinário.' },
        { mechanism: 'mito', text: 'Filhote que só anda na sala também precisa de vacina.' },
        { mechanism: 'quebra', text: 'Tira foto da carteirinha antes que ele mastigue.' },
        { mechanism: 'custo', text: 'Atrasar o reforço pode fazer repetir as doses.' },
        { mechanism: 'dialogo', text: '“No balcão sai pela metade.” E quem examinou o filhote?' },
        { mechanism: 'confissao', text: 'Esqueci a terceira e refiz a conta na recepção.', needsTruth: true },
        { mechanism: 'prova', text: 'Olha esse selo com lote e assinatura: é isso que vale.' },
      ],
    },
  ],
};
