import type { BankSubtopic } from '../../content-types.ts';

export const meditacao: BankSubtopic = {
  domain: 'fe',
  subtopic: 'meditacao',
  questions: [
    {
      question: 'Como meditar em casa pela primeira vez?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Almofada do sofá no chão, panela chiando na cozinha.' },
        { mechanism: 'quebra', text: 'Apoia os dois pés no piso.' },
        { mechanism: 'numero', text: 'Dez respirações contadas no dedo, e acabou.' },
        { mechanism: 'erro', text: 'Esperar a casa inteira ficar quieta.' },
        { mechanism: 'mito', text: 'Perna cruzada é opcional; cadeira de cozinha serve.' },
        { mechanism: 'desafio', text: 'Agora mesmo, solta o ar mais devagar do que puxou.' },
        { mechanism: 'prova', text: 'Sento um minuto aqui, sem corte.' },
        { mechanism: 'chamada', text: 'Três aplicativos baixados e nenhuma respiração: senta comigo.' },
      ],
    },
    {
      question: 'Por que não consigo parar de pensar quando medito?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Mente vazia não existe nem em mosteiro.' },
        { mechanism: 'cena', text: 'Terceira respiração, e chega a conta de luz.' },
        { mechanism: 'contra', text: 'Perceber que fugiu já é meditar.' },
        { mechanism: 'dialogo', text: '“Não levo jeito.” Jeito é voltar de novo.' },
        { mechanism: 'numero', text: 'Distraiu vinte vezes, voltou vinte: treino completo.' },
        { mechanism: 'lacuna', text: 'Uma palavrinha dita por dentro solta a preocupação.' },
        { mechanism: 'erro', text: 'Brigar com a ideia até ela crescer.' },
        { mechanism: 'compara', text: 'Pensamento é ônibus: dá pra ver passar sem subir.' },
      ],
    },
    {
      question: 'Meditação guiada ou em silêncio: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Voz no fone segura a mão; silêncio solta o guidão.' },
        {
          mechanism: 'antes-depois',
          text: 'Comecei com voz no ouvido. Hoje fico com o ventilador.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'A voz gravada te acalma ou te apressa?' },
        { mechanism: 'desafio', text: 'Uma de cada, em noites trocadas, no mesmo travesseiro.' },
        { mechanism: 'contra', text: 'Rodinha de bicicleta também leva longe.' },
        { mechanism: 'custo', text: 'Meia hora escolhendo áudio, dois minutos de prática.' },
        { mechanism: 'loop', text: 'Esse sininho no fim decide por muita gente.' },
        { mechanism: 'cena', text: 'Fone torto, fala mansa, cochilo no minuto três.' },
      ],
    },
    {
      question: 'Quanto tempo por dia preciso meditar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinco minutos diários ganham de uma hora no domingo.' },
        { mechanism: 'contra', text: 'Três minutos mal feitos também contam.' },
        { mechanism: 'erro', text: 'Prometer quarenta minutos logo na primeira segunda-feira.' },
        { mechanism: 'cena', text: 'Micro-ondas girando, marmita dentro, olhos fechados.' },
        { mechanism: 'quebra', text: 'Põe o despertador e esquece o ponteiro.' },
        { mechanism: 'custo', text: 'Meta comprida demais vira culpa na quarta.' },
        { mechanism: 'confissao', text: 'Meus dez minutos acontecem no carro desligado.', needsTruth: true },
        { mechanism: 'chamada', text: 'Duas crianças e uma porta que não tranca: sobram três minutos.' },
      ],
    },
    {
      question: 'Meditar antes de dormir funciona?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Remédio pra insônia não é, mas pode baixar o ritmo.' },
        { mechanism: 'cena', text: 'Lençol frio, tela longe, mão na barriga.' },
        { mechanism: 'loop', text: 'Essa volta pelo corpo começa no dedão.' },
        { mechanism: 'desafio', text: 'Conta as respirações de trás pra frente, desde o vinte.' },
        { mechanism: 'dialogo', text: '“Apaguei no meio.” Então o corpo aceitou o convite.' },
        { mechanism: 'erro', text: 'Buscar o áudio e cair na rede social.' },
        { mechanism: 'lacuna', text: 'Dormir no meio nem sempre é a meta.' },
        { mechanism: 'prova', text: 'Gravo com voz baixa, do pé até a testa.' },
      ],
    },
  ],
};
