import type { BankSubtopic } from '../../content-types.ts';

export const meditacao: BankSubtopic = {
  domain: 'fe',
  subtopic: 'meditacao',
  questions: [
    {
      question: 'Como meditar em casa pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Almofada do sofá no chão, e a panela chiando na cozinha.' },
        { mechanism: 'quebra', text: 'Apoia os dois pés no chão e solta o ombro.' },
        { mechanism: 'numero', text: 'Conta dez respirações no dedo, e já foi a primeira.' },
        { mechanism: 'erro', text: 'Não espera a casa inteira ficar quieta pra sentar.' },
        { mechanism: 'mito', text: 'Cadeira de cozinha serve, ninguém precisa cruzar a perna.' },
        { mechanism: 'desafio', text: 'Agora mesmo, solta o ar mais devagar do que puxou.' },
        { mechanism: 'prova', text: 'Vou sentar um minuto aqui, sem corte.' },
        { mechanism: 'chamada', text: 'Baixou três aplicativos e não respirou nenhuma vez? Senta comigo.' },
      ],
    },
    {
      question: 'Por que não consigo parar de pensar quando medito?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Mente vazia não tem nem em mosteiro.' },
        { mechanism: 'cena', text: 'Na terceira respiração chega a conta de luz.' },
        { mechanism: 'contra', text: 'Perceber que a cabeça fugiu já é meditar.' },
        { mechanism: 'dialogo', text: '“Não levo jeito.” O jeito é voltar de novo.' },
        { mechanism: 'numero', text: 'Distraiu vinte vezes e voltou vinte? Então você meditou.' },
        { mechanism: 'lacuna', text: 'Tem uma palavrinha, dita por dentro, que solta a preocupação.' },
        { mechanism: 'erro', text: 'Quem briga com a ideia faz ela crescer.' },
        { mechanism: 'compara', text: 'Pensamento é que nem ônibus: dá pra ver passar sem subir.' },
      ],
    },
    {
      question: 'Meditação guiada ou em silêncio: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A voz no fone segura a mão; o silêncio solta o guidão.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei com voz no ouvido. Hoje fico com o barulho do ventilador.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Aquela voz gravada te acalma ou te apressa?' },
        { mechanism: 'desafio', text: 'Faz uma de cada, em noites trocadas.' },
        { mechanism: 'contra', text: 'Quem anda com rodinha também chega longe.' },
        { mechanism: 'custo', text: 'Meia hora escolhendo áudio pra dois minutos de prática.' },
        { mechanism: 'loop', text: 'Este sininho no fim decide por muita gente.' },
        { mechanism: 'cena', text: 'O fone torto, a fala mansa, e no minuto três já é cochilo.' },
      ],
    },
    {
      question: 'Quanto tempo por dia preciso meditar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco minutos por dia ganham de uma hora só no domingo.' },
        { mechanism: 'contra', text: 'Três minutos malfeitos também contam.' },
        { mechanism: 'erro', text: 'Prometeu quarenta minutos logo na primeira segunda-feira?' },
        { mechanism: 'cena', text: 'A marmita gira no micro-ondas, e você de olho fechado.' },
        { mechanism: 'quebra', text: 'Põe o despertador e esquece o relógio.' },
        { mechanism: 'custo', text: 'Meta comprida demais na segunda vira culpa na quarta.' },
        {
          mechanism: 'confissao',
          text: 'Meus dez minutos acontecem no carro desligado, na garagem.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Pra quem tem duas crianças e uma porta que não tranca.' },
      ],
    },
    {
      question: 'Meditar antes de dormir funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Remédio pra insônia não é, mas pode baixar o ritmo.' },
        { mechanism: 'cena', text: 'A tela ficou na sala, e a mão tá na barriga.' },
        { mechanism: 'loop', text: 'Este passeio pelo corpo começa no dedão do pé.' },
        { mechanism: 'desafio', text: 'Conta as respirações de trás pra frente, a partir do vinte.' },
        { mechanism: 'dialogo', text: '“Apaguei no meio.” Então o corpo aceitou o convite, ué.' },
        { mechanism: 'erro', text: 'Você foi buscar o áudio e caiu na rede social.' },
        { mechanism: 'lacuna', text: 'Pegar no sono no meio nem sempre é a ideia.' },
        { mechanism: 'prova', text: 'Vou guiar com a voz baixa, do pé até a testa.' },
      ],
    },
  ],
};
