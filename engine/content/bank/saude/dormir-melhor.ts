import type { BankSubtopic } from '../../content-types.ts';

export const dormirMelhor: BankSubtopic = {
  domain: 'saude',
  subtopic: 'dormir-melhor',
  questions: [
    {
      question: 'Como dormir melhor à noite?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Põe o celular pra dormir na cozinha.' },
        { mechanism: 'numero', text: 'Apaga três lâmpadas da casa depois das nove.' },
        { mechanism: 'erro', text: 'A última mensagem do chefe você respondeu de pijama.' },
        { mechanism: 'mito', text: 'Cerveja dá sono, sim. O estrago fica pra madrugada.' },
        { mechanism: 'confissao', text: 'Eu lia notícia ruim até apagar e chamava de descanso.', needsTruth: true },
        { mechanism: 'desafio', text: 'Escurece o quarto até a mão sumir.' },
        { mechanism: 'contra', text: 'A noite boa começa na janela aberta às sete.' },
        { mechanism: 'compara', text: 'Seu travesseiro prefere banho morno a mais um episódio.' },
      ],
    },
    {
      question: 'Por que acordo de madrugada e não consigo mais dormir?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Três e doze no relógio, teto branco, conta do cartão.' },
        { mechanism: 'loop', text: 'Isso das três da manhã pode ter começado no jantar.' },
        { mechanism: 'erro', text: 'Olhou a hora, começou a conta do desespero.' },
        { mechanism: 'dialogo', text: '“Se apagar agora, dá quatro horas.” Essa conta desperta qualquer um.' },
        { mechanism: 'mito', text: 'Todo mundo desperta à noite; uns engatam na lista do mercado.' },
        { mechanism: 'desafio', text: 'Vira o relógio pra parede antes de deitar.' },
        { mechanism: 'antes-depois', text: 'Eu rolava até clarear. Agora levanto, leio duas páginas e volto.', needsTruth: true },
        { mechanism: 'custo', text: 'Duas horas brigando com o lençol custam a manhã inteira.' },
      ],
    },
    {
      question: 'Melatonina vale a pena pra quem tem insônia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Melatonina avisa que anoiteceu. Apagar a luz continua com você.' },
        { mechanism: 'cena', text: 'Goma de morango na língua, luz do teto acesa.' },
        { mechanism: 'compara', text: 'Entre a gotinha e o abajur, começo pelo abajur.' },
        { mechanism: 'chamada', text: 'Pra quem toma remédio todo dia, gotinha é assunto de consulta.' },
        { mechanism: 'erro', text: 'Pingar a melatonina e abrir o celular na cama.' },
        { mechanism: 'numero', text: 'Antes de pagar pela melatonina, faço três perguntas.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Um horário manda mais que a quantidade de gotas.' },
        { mechanism: 'prova', text: 'Abri a bula da melatonina e grifei uma linha.' },
      ],
    },
    {
      question: 'Quantas horas de sono um adulto precisa?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: '“Pra mim bastam cinco”, diz a pessoa no quarto café.' },
        { mechanism: 'numero', text: 'Sete, oito ou nove: seu número aparece às duas da tarde.' },
        { mechanism: 'desafio', text: 'Nas férias, desliga o alarme e marca quando o corpo levanta.' },
        { mechanism: 'compara', text: 'Oito horas picadas não rendem oito horas inteiras.' },
        { mechanism: 'custo', text: 'Você não quita no domingo o sono da semana.' },
        { mechanism: 'quebra', text: 'Esquece o número redondo e lembra do bocejo na reunião.' },
        { mechanism: 'chamada', text: 'Se o sofá te apaga no jornal das oito, falta noite.' },
        { mechanism: 'prova', text: 'Vou somar minhas noites de segunda a sexta nesse guardanapo.' },
      ],
    },
    {
      question: 'Como acordar cedo sem sofrer?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco alarmes, o último no talo, ônibus já passou.' },
        { mechanism: 'quebra', text: 'Leva o despertador pro banheiro e deixa gritar.' },
        { mechanism: 'confissao', text: 'Toda manhã eu negociava dez minutos com o travesseiro, e perdia.', needsTruth: true },
        { mechanism: 'contra', text: 'Levantar às cinco se resolve às nove da noite.' },
        { mechanism: 'erro', text: 'Ninguém adianta o alarme em duas horas e sai cantando.' },
        { mechanism: 'antes-depois', text: 'Antes vinha a soneca. Hoje a cortina abre primeiro.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Eu não funciono de manhã.” Pode ser a cortina fechada.' },
        { mechanism: 'numero', text: 'Quinze minutos por semana, e o corpo nem reclama.' },
      ],
    },
  ],
};
