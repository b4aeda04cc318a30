import type { BankSubtopic } from '../../content-types.ts';

export const carroEletrico: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'carro-eletrico',
  questions: [
    {
      question: 'Como carregar carro elétrico em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Extensão pela janela a noite toda não é carregador.' },
        { mechanism: 'quebra', text: 'Chama o eletricista antes de buscar o carro na loja.' },
        { mechanism: 'numero', text: 'Oito horas na vaga podem cobrir vários dias de cidade.' },
        { mechanism: 'cena', text: 'A vaga fica longe do quadro, e o síndico tá com a planta.' },
        { mechanism: 'contra', text: 'Na rotina de cidade, posto rápido vira exceção.' },
        { mechanism: 'desafio', text: 'Conta os passos da sua vaga até o quadro de luz.' },
        { mechanism: 'compara', text: 'Tomada comum vai de gota, carregador de parede vai de torneira.' },
        { mechanism: 'dialogo', text: '“E a conta de luz?” Senta que eu mostro a minha.', needsTruth: true },
      ],
    },
    {
      question: 'Por que a autonomia do carro elétrico cai?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'O número da propaganda nasceu em laboratório, longe da ladeira.' },
        { mechanism: 'cena', text: 'Estrada livre, ar no máximo, e a carga desce mais rápido.' },
        { mechanism: 'numero', text: 'De oitenta pra cento e dez, o vento cobra caro.' },
        { mechanism: 'erro', text: 'O pneu tá murcho, e a culpa caiu na bateria.' },
        { mechanism: 'lacuna', text: 'Na descida, um gesto do pé devolve carga.' },
        { mechanism: 'quebra', text: 'Liga o ar com o carro ainda na tomada.' },
        { mechanism: 'custo', text: 'Bagageiro de teto vazio também come quilômetro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu vigiava a carga o tempo todo. Hoje olho o trajeto.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Carro elétrico ou híbrido: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'pergunta', text: 'Onde o seu carro dorme: garagem ou calçada?' },
        { mechanism: 'compara', text: 'Um quer parede com tomada, o outro ainda quer posto.' },
        { mechanism: 'contra', text: 'Híbrido de tomada que nunca vê tomada só pesa mais.' },
        { mechanism: 'erro', text: 'Somar isenção de IPVA sem ler a regra do estado.' },
        { mechanism: 'numero', text: 'Vinte ou duzentos quilômetros por dia: são dois carros diferentes.' },
        { mechanism: 'custo', text: 'Carro pesado gasta pneu, e a planilha costuma esquecer.' },
        { mechanism: 'mito', text: 'Menos óleo não quer dizer nenhuma revisão.' },
        { mechanism: 'desafio', text: 'Anota os quilômetros da semana antes de ir à loja.' },
      ],
    },
    {
      question: 'Quanto tempo dura a bateria do carro elétrico?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Bateria de carro envelhece devagar, feito a gente.' },
        { mechanism: 'contra', text: 'A peça mais cara costuma ter o prazo de cobertura mais longo.' },
        { mechanism: 'numero', text: 'Oito anos de cobertura aparecem em muito manual: confere o seu.' },
        { mechanism: 'erro', text: 'Deixar semanas no sol com a carga até a boca.' },
        { mechanism: 'lacuna', text: 'No usado, pede um relatório que o painel não mostra.' },
        { mechanism: 'chamada', text: 'Vai pegar um de segunda mão? Pede a saúde da bateria.' },
        { mechanism: 'cena', text: 'Carga rápida todo santo dia, e a bateria sempre quente.' },
        { mechanism: 'confissao', text: 'Eu tratava bateria de carro igual à do celular.', needsTruth: true },
      ],
    },
    {
      question: 'Dá pra viajar com carro elétrico?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Vou traçar seiscentos quilômetros no mapa, parada por parada.' },
        { mechanism: 'erro', text: 'Um carregador só no caminho inteiro não é plano.' },
        { mechanism: 'cena', text: 'Café, banheiro, pão de queijo, e a carga acabou antes.' },
        { mechanism: 'numero', text: 'Baixa três aplicativos antes, porque cada rede pede um.' },
        { mechanism: 'contra', text: 'Parar meia hora a cada duas de estrada faz bem pra gente também.' },
        { mechanism: 'quebra', text: 'Liga pro hotel e pergunta da tomada antes do café.' },
        { mechanism: 'dialogo', text: '“E se acabar no meio do nada?” Então vamos ao mapa.' },
        { mechanism: 'loop', text: 'Esse desvio de dez minutos aqui salva a volta.' },
      ],
    },
  ],
};
